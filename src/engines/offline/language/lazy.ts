/** What `make` answers, made when it is first asked for and kept: loading the planner does not wait for its tables. */
export function lazy<Made>(make: () => Made): () => Made {
  let kept: { made: Made } | undefined;
  return () => {
    kept ??= { made: make() };
    return kept.made;
  };
}
