import { expect, it } from 'vitest'
import { sumOf } from '../../src/domain/kernel/decimal'
import { left, right } from '../adapters/support/client'
import type { MakeContractSubject } from './contract-subject'
import { withSubject } from './with-subject'

/** The contract of the balance-and-activity port. */
export const balanceAndActivityContract = (make: MakeContractSubject): void => {
  const bench = withSubject(make)

  it('R2-263 reading the value of a member’s currencies twice returns the same positive value', async () => {
    const browser = bench().browser()
    await browser.signIn('ada@loop.example')
    const worth = await right(browser.surroundings.worth())
    expect(worth.length).toBeGreaterThan(0)
    expect(Number(sumOf(worth))).toBeGreaterThan(0)
    expect(await right(browser.surroundings.worth())).toEqual(worth)
  })

  it('R1-139 R1-321 the current activity has at least one picture and an icon', async () => {
    const browser = bench().browser()
    await browser.visit()
    const activity = await right(browser.surroundings.activity())
    expect(activity?.pictures.length).toBeGreaterThan(0)
    expect(activity?.icon).toMatch(/\.svg$/)
  })

  it('reading the value of the own currencies without a session is refused', async () => {
    expect(await left(bench().browser().surroundings.worth())).toMatchObject({ _tag: 'Refused' })
  })
}
