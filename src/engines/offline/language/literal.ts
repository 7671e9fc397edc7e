/** The text as an expression that finds just it: "c++" and "node.js" hold signs that would mean something else. */
export const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
