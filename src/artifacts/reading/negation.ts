const NEGATION =
  /\b(?:no|not|non|never|nor|neither|without|avoid|avoids|avoiding|don['’]t|doesn['’]t|instead of|rather than|except|excludes?|excluding|forbids?|forbidden|bans?|banned|unlike|replaces?|replacing|remove|zero|free of)\b/iu;
const LOOK_BACK = 80;

/**
 * Whether what stands at `at` is ruled out rather than asked for: "do not use MongoDB", "without a login",
 * "login-free". Looks at the same clause only.
 */
export function isNegated(text: string, at: number, length: number): boolean {
  const before = text.slice(Math.max(0, at - LOOK_BACK), at);
  const clause = before.slice(
    Math.max(...['.', ';', ':', '!', '?', '\n', '('].map((end) => before.lastIndexOf(end))) + 1,
  );
  return NEGATION.test(clause) || /^[- ]?(?:free|less)\b/iu.test(text.slice(at + length, at + length + 6));
}
