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

/**
 * A builder of typed queries that only compiles. It holds no connection, so one instance serves all worlds.
 */
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
 * Text with placeholders and their values, ready to be carried out. A `Statement` is none: the text of a seam may hold
 * what an attacker wrote, so the compiler keeps it from the world's connection.
 */
export type Query<Row = unknown> = Pick<CompiledQuery<Row>, 'sql' | 'parameters'> & { readonly fromSeam?: never }

/** Where a value goes that is not known yet. */
export type Parameter<Value> = Expression<Value>

type ValuesOf<Parameters extends readonly Parameter<unknown>[]> = {
  [Index in keyof Parameters]: Parameters[Index] extends Parameter<infer Value> ? Value : never
}

/**
 * A query that is compiled once and then asked with values: compiling takes as long as carrying out.
 *
 * @param build gets a placeholder for each value; what is built must not depend on what the values are
 * @param count how many values there are, where `build` takes any number
 */
export function compiled<Parameters extends readonly Parameter<unknown>[], Row>(
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
