/** The values of all fields of one name in lines such as a header has, in their order. */
export function fieldsNamed(text: string, name: string): string[] {
  const start = `${name}:`;
  return text
    .split('\n')
    .filter((line) => line.slice(0, start.length).toLowerCase() === start)
    .map((line) => line.slice(start.length).trim());
}
