"""The web table over HTTP: pages, one socket per tab, an API, and nothing that the service does not decide."""

from holmgang.table.web.app import create_app
from holmgang.table.web.settings import Settings

__all__ = ["Settings", "create_app"]
