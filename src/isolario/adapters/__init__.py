"""Our games for the tools of other libraries."""
