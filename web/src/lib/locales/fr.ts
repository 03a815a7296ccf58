const files = import.meta.glob<string>(["$locales/fr/*.ftl", "!**/{lab,store,lessons,guide}.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(files).join("\n");
