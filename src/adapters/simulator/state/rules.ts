import * as t from 'io-ts'
import { withDefault } from '../../../domain/kernel/with-default'
import { OLDEST_READABLE, STATE_VERSION } from './state-version'

/**
 * The state version under whose rules the server judged an input. A replay judges a stored input by the rules of its
 * time, so that a rule which became stricter takes away nothing that a member already has. Inputs from before this field
 * existed belong to the oldest readable version.
 */
export const rules = withDefault(t.number, OLDEST_READABLE)
export const RULES_NOW = STATE_VERSION

/**
 * The first version in which the later lock of a stake wins, a smaller stake gets the level that it would get as a new
 * stake, rewards count whole days since the last stake, and only a wallet that has been bound for a day signs.
 */
const STRICT_MONEY = 13
/** The first version in which the name of a new account is not taken from its e-mail address. */
const NEUTRAL_NAMES = 13
export const isStrictMoney = (input: { readonly rules: number }): boolean => input.rules >= STRICT_MONEY
export const areNamesNeutral = (input: { readonly rules: number }): boolean => input.rules >= NEUTRAL_NAMES
