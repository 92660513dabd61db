import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  type Expression,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
} from 'kysely'

/** A builder of typed queries that only compiles. It holds no connection, so one instance serves all worlds. */
export function queryBuilder<Tables>(): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
}

/**
 * SQL text with placeholders and their values, ready to run. A `Statement` is not assignable to it: the text of a seam may
 * contain SQL of an attacker, so the type keeps it away from the world's connection.
 */
export type Query<Row = unknown> = Pick<CompiledQuery<Row>, 'sql' | 'parameters'> & { readonly fromSeam?: never }

/** Placeholder for a value that is not known when the query is compiled. */
export type Parameter<Value> = Expression<Value>

type ValuesOf<Parameters extends readonly Parameter<unknown>[]> = {
  [Index in keyof Parameters]: Parameters[Index] extends Parameter<infer Value> ? Value : never
}

/**
 * A query that is compiled once and then run with different values, because compiling takes as long as running.
 *
 * @param build receives a placeholder for each value; the query must not depend on the values
 * @param count number of values, when `build` takes a variable number
 */
export function compileOnce<Parameters extends readonly Parameter<unknown>[], Row>(
  build: (...parameters: Parameters) => Compilable<Row>,
  count = build.length,
): (...values: ValuesOf<Parameters>) => Query<Row> {
  let known: Query<Row> | undefined
  return (...values) => {
    known ??= build(...(placeholders(count) as Parameters)).compile()
    const { sql, parameters } = known
    return {
      sql,
      parameters: parameters.map((value) =>
        value instanceof Placeholder ? (values as readonly unknown[])[value.index] : value,
      ),
    }
  }
}

function placeholders(count: number): readonly unknown[] {
  return Array.from({ length: count }, (_, index) => new Placeholder(index))
}

class Placeholder implements Expression<unknown> {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }

  get expressionType(): undefined {
    return undefined
  }

  toOperationNode(): ValueNode {
    return ValueNode.create(this)
  }
}
