const files = import.meta.glob<string>(
  ["$locales/it/*.ftl", "!**/{arena,guide,lab,lesson,review,store,study}.ftl", "$games/*/texts/it/{game,hints}.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(files).join("\n");
