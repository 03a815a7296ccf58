const files = import.meta.glob<string>(["$locales/fr/*.ftl", "!$locales/fr/{arena,guide,lab,lessons,review,store,study}.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(files).join("\n");
