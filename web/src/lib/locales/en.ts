const files = import.meta.glob<string>(["$locales/en/*.ftl", "!$locales/en/{arena,guide,lab,lessons,review,store,study}.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(files).join("\n");
