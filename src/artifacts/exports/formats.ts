/** What a plan can be exported as. Names alone, which the lists of tools and options are made of. */
export const EXPORT_FORMATS = ['markdown', 'agents', 'openspec', 'spec-kit', 'kiro', 'taskmaster'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];
