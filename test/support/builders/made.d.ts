import type * as t from 'io-ts';
/** The value of that codec; a builder that makes nonsense is a mistake in the test. */
export declare function made<A>(codec: t.Type<A, unknown>, value: unknown): A;
