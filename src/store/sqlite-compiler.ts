import { SqliteQueryCompiler } from 'kysely';

/**
 * Compiles for SQLite so that a statement keeps its plan. SQLite looks at what is bound to a bare `?`, and so plans most
 * statements anew at each run, which takes longer than to run them; it does not look into an expression. A query that
 * needs a partial index names the constant of its condition with `sql.lit`.
 */
export class StablePlanCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}
