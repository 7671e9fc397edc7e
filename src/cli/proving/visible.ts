// Everything that a terminal acts on or does not show: control and format characters, what is reserved or unassigned,
// line breaks of all kinds, spaces other than the plain one, and letters that look like nothing.
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;

/** Text from outside as a terminal may show it: what is left is seen, and in the order in which it stands. */
export const visible = (text: string): string => text.toWellFormed().replace(INVISIBLE, '');
