"""What pyproject.toml cannot say: a wheel holds nothing of an earlier build, whatever still lies in build/lib."""

import shutil

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildAnew(build_py):
    """Modules are gathered in an empty folder."""

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


setup(cmdclass={"build_py": BuildAnew})
