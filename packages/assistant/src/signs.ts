/** Patterns of a family, each with what it weighs. Together they weigh one at most. */
export type Signs = readonly (readonly [Pick<RegExp, 'test'>, number])[]
