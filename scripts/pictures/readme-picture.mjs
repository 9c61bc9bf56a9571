import { button, expect, openGuest, openSquare, sendMessage, signIn } from './journey-steps.mjs'

/** @import { Stage } from './journey-steps.mjs' */

const MORNING_HOUR = 9

/**
 * A time zone in which it is morning now, so that the seeded conversation fits the times that the page shows.
 * @param {Date} now
 */
export function morningTimeZone(now) {
  const ahead = ((MORNING_HOUR - now.getUTCHours() + 36) % 24) - 12
  // The sign of these zones is inverted: UTC+5 is Etc/GMT-5.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Takes the README's picture: conversations, the group Loop Town Square and its members. @param {Stage} stage */
export async function readmePicture(stage) {
  const { page, textOf, shoot } = stage
  await signIn(stage)
  await openSquare(stage)
  const ben = await openGuest(stage, 'ben@loop.example')
  await openSquare(ben)
  await sendMessage(stage, 'Good morning! Is anyone walking to the market before lunch?')
  await sendMessage(ben, 'I am. Half past ten at the fountain?')
  await sendMessage(stage, 'Perfect. The map is at https://docs.loop.example/market')
  await sendMessage(ben, '好的，一会儿见 👋')
  await button(stage, 'group.info').click()
  await expect(page.getByText('Ольга Петрова').last()).toBeVisible()
  await expect(page.getByRole('log').getByRole('article').last()).toContainText('好的')
  await expect(page.getByRole('log').getByText(textOf('badge.sending'))).toHaveCount(0)
  await shoot('readme')
  await ben.context.close()
}
