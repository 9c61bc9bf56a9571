import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { parseAmount } from '../../../src/domain/kernel/parse-amount'
import { decimalOf, sumOf } from '../../../src/domain/kernel/decimal'
import { badInput, badInputs } from '../../ui/support/bad-inputs'

const limits = { places: 6, available: decimalOf('100') }
const read = (id: string) => parseAmount(badInput('amount', id).text, limits)

describe('A typed amount', () => {
  it.each([
    ['BI-211', '1'],
    ['BI-212', '0.000001'],
    ['BI-214', '1'],
    ['BI-215', '0.5'],
    ['BI-216', '1'],
    ['BI-231', '1'],
    ['BI-233', '100'],
  ])('%s amount WDR-1 WDR-2 a typed amount is accepted as exactly %s', (id, amount) => {
    expect(badInput('amount', id).expected).toMatch(/^OK/)
    expect(read(id)).toEqual(E.right(amount))
  })

  it.each([
    ['BI-213', 'tooManyDecimals'],
    ['BI-217', 'notANumber'],
    ['BI-218', 'notANumber'],
    ['BI-219', 'zero'],
    ['BI-220', 'zero'],
    ['BI-221', 'notANumber'],
    ['BI-222', 'notANumber'],
    ['BI-223', 'notANumber'],
    ['BI-224', 'notANumber'],
    ['BI-225', 'notANumber'],
    ['BI-226', 'notANumber'],
    ['BI-227', 'notANumber'],
    ['BI-228', 'notANumber'],
    ['BI-229', 'notANumber'],
    ['BI-230', 'notANumber'],
    ['BI-232', 'aboveBalance'],
    ['BI-234', 'empty'],
    ['BI-235', 'notANumber'],
    ['BI-236', 'aboveBalance'],
  ])('%s amount WDR-1 WDR-2 a typed amount is refused for the reason %s', (id, problem) => {
    expect(badInput('amount', id).expected).toMatch(/^REJECT/)
    expect(read(id)).toEqual(E.left(problem))
  })

  it('BI-237 amount: the sum of the typed amounts 0.1 and 0.2 is exactly 0.3', () => {
    const amounts =
      badInput('amount', 'BI-237')
        .text.match(/[0-9.]+/g)
        ?.flatMap((text) => {
          const amount = parseAmount(text, limits)
          return E.isRight(amount) ? [amount.right] : []
        }) ?? []
    expect(amounts).toHaveLength(2)
    expect(sumOf(amounts)).toBe('0.3')
  })

  it('if no balance is known, a typed amount is refused only if it has too many digits', () => {
    expect(parseAmount('12', { places: 0, available: null })).toEqual(E.right('12'))
    expect(parseAmount('9'.repeat(41), { places: 0, available: null })).toEqual(E.left('aboveBalance'))
    expect(parseAmount('9'.repeat(1_000_000), { places: 0, available: null })).toEqual(E.left('notANumber'))
  })

  it('the file of bad inputs has exactly the 27 amount rows that these tests cover', () => {
    expect(badInputs('amount')).toHaveLength(27)
  })
})
