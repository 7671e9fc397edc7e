/** How often a property is tried: a share of it in the short suite (PROPERTY_SHARE), all of it in the long one. */
export const runs = (full: number): number => Math.ceil(full * Number(process.env.PROPERTY_SHARE ?? 1));
