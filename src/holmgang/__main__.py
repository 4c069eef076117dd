"""``python -m holmgang`` is ``holmgang``."""

from holmgang.cli.app import main

if __name__ == "__main__":
    main()
