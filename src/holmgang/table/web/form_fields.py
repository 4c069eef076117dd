"""Forms made of content models. They belong to the kernel, so that editors of systems can use them."""

from holmgang.kernel.form_fields import PREFIX, FormField, _bare, as_yaml, form_fields_of, found, on_one_line, placed

__all__ = ["PREFIX", "FormField", "_bare", "as_yaml", "form_fields_of", "found", "on_one_line", "placed"]
