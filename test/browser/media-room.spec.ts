import * as t from 'io-ts'
import { test as base, expect } from 'playwright/test'
import { labOf, serveLab } from './support/media-lab'

type Lab = ReturnType<typeof labOf>

const Levels = t.array(t.tuple([t.string, t.number]))
const Qualities = t.array(t.tuple([t.string, t.string]))
const Listened = t.type({ lastSoundMs: t.number, capturesStoppedMs: t.number, measured: t.number })
/** The time of the last sound that a listener heard, and how often the listener measured the sound. */
const Sounded = t.type({ lastSoundMs: t.number, measured: t.number })
const Size = t.type({ width: t.number, height: t.number })
const Settings = t.array(t.type({ is: t.type({ height: t.number }), asked: t.UnknownRecord }))
const Parameters = t.array(t.array(t.union([t.null, t.UnknownRecord])))
const Captures = t.array(t.array(t.UnknownRecord))
const Devices = t.array(t.type({ kind: t.string, id: t.string, label: t.string }))

const test = base.extend<{ readonly room: Lab }>({
  room: async ({ browser }, use) => {
    const { address, stop } = await serveLab()
    const context = await browser.newContext({ permissions: ['microphone', 'camera'] })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => {
      errors.push(message)
    })
    await page.goto(address)
    await use(labOf(page))
    expect(errors).toEqual([])
    await context.close()
    stop()
  },
})

/** The requirement is 100 ms on an idle machine. The test allows 500 ms, because its machine may be busy. */
const PROMPT_MS = 500

const speaking = async ({ lab }: Lab, name: string): Promise<void> => {
  await lab('begin', name, 'enter')
  await lab('joined', name)
  await lab('begin', name, 'microphone')
  await lab('begin', name, 'speak')
  await lab('told', name, 'speak', 'sending')
}

/**
 * The shortest of up to three measurements. A busy machine plays buffered sound late. Sound that is still sent is late
 * every time.
 */
const promptest = async (measure: () => Promise<number>, again: () => Promise<unknown>): Promise<number> => {
  let least = await measure()
  for (let n = 0; n < 2 && least >= PROMPT_MS; n += 1) {
    await again()
    least = Math.min(least, await measure())
  }
  return least
}

test('MIC-7 SPC-6 in a real browser a listener hears a speaker, but no sound once the speaker mutes, leaves or loses the role', async ({
  room,
}) => {
  const { lab, told } = room
  await lab('open', 'ann', true)
  await lab('open', 'ben', true)
  await speaking(room, 'ann')
  await lab('enterAndHear', 'ben', 'ann')
  await expect(async () => {
    expect(new Map(await told(Levels, 'levels', 'ben')).get('ann')).toBeGreaterThan(0.05)
  }).toPass()
  expect(new Map(await told(Qualities, 'quality', 'ben')).get('ann')).toBe('good')
  expect(await lab('stats', 'ben')).toContainEqual(
    expect.objectContaining({ xid: 'ann', kind: 'microphone', direction: 'in', size: null }),
  )

  const speakAgain = async () => {
    await lab('allow', 'ann', 'microphone', true)
    await lab('begin', 'ann', 'speak')
    await lab('hears', 'ben', 'ann')
  }
  expect(
    await promptest(async () => {
      const muted = await told(Sounded, 'endAndListen', 'ann', 'speak', 'ben', 2_000)
      expect(muted.measured).toBeGreaterThan(20)
      return muted.lastSoundMs
    }, speakAgain),
    'the last sound after muting',
  ).toBeLessThan(PROMPT_MS)

  // After a network cut a muted person is still muted, and a speaker can be heard again.
  await speaking(room, 'ben')
  await lab('hears', 'ann', 'ben')
  for (const name of ['ann', 'ben']) await lab('offline', name, true)
  await lab('told', 'ann', 'enter', 'reconnecting')
  for (const name of ['ann', 'ben']) await lab('offline', name, false)
  for (const name of ['ann', 'ben']) await lab('told', name, 'enter', 'reconnected')
  await lab('hears', 'ann', 'ben')
  expect((await told(Sounded, 'endAndListen', 'ann', 'speak', 'ben', 300)).lastSoundMs, 'muted before the cut').toBe(0)

  await speakAgain()
  expect(
    await promptest(async () => {
      await lab('allow', 'ann', 'microphone', false)
      await lab('told', 'ann', 'speak', 'publishRefused')
      return (await told(Sounded, 'endAndListen', 'ann', 'speak', 'ben', 600)).lastSoundMs
    }, speakAgain),
    'without the role',
  ).toBeLessThan(PROMPT_MS)

  await speakAgain()
  expect(
    await promptest(
      async () => {
        const left = await told(Listened, 'endAndListen', 'ann', 'enter', 'ben', 1_000)
        expect(left.capturesStoppedMs, 'all capture has stopped').toBeLessThan(PROMPT_MS)
        return left.lastSoundMs
      },
      async () => {
        await speaking(room, 'ann')
        await lab('hears', 'ben', 'ann')
      },
    ),
    'the last sound after leaving',
  ).toBeLessThan(PROMPT_MS)
})

test('SHR-4 SHR-5 R2-334 a shared screen is sent at 1080p and seen in motion, and a speaker can change the microphone while speaking', async ({
  room,
}) => {
  const { lab, told } = room
  await lab('open', 'ann', false)
  await lab('open', 'ben', false)
  await lab('begin', 'ben', 'enter')
  await lab('joined', 'ben')
  await speaking(room, 'ann')
  await lab('hears', 'ben', 'ann')

  await lab('begin', 'ann', 'screen')
  await lab('told', 'ann', 'screen', 'sharing')
  await told(Size, 'picturesChange', 'ben', 'screen')
  const [setting] = await told(Settings, 'settings', 'ann')
  expect(setting?.is.height).toBe(1080)
  expect(setting?.asked['height']).toMatchObject({ ideal: 1080, max: 1080 })
  const [senders] = await told(Parameters, 'parameters', 'ann')
  const screen = senders?.[2]
  expect(screen?.['encodings']).toEqual([
    expect.objectContaining({ scaleResolutionDownBy: 1, maxBitrate: 4_000_000, maxFramerate: 30 }),
  ])
  expect(screen?.['degradationPreference']).toBe('maintain-resolution')
  await lab('end', 'ann', 'screen')
  expect((await told(Captures, 'captures', 'ann')).at(-1)).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'video', readyState: 'ended', contentHint: 'detail' })]),
  )

  const microphones = (await told(Devices, 'devices', 'ann')).filter(({ kind }) => kind === 'microphone')
  expect(microphones.length).toBeGreaterThan(1)
  await lab('choose', 'ann', 'microphone', microphones[1]?.id)
  await lab('told', 'ann', 'microphone', microphones[1]?.label)
  await lab('hears', 'ben', 'ann')
  expect((await told(Captures, 'captures', 'ann')).map(([track]) => track?.['readyState'])).toEqual([
    'ended',
    'ended',
    'live',
  ])

  // A person alone in a room hears the simulated people, whose sound this page generates.
  await lab('voices', ['vera', 'zoe', 'walt'])
  await Promise.race(['vera', 'zoe', 'walt'].map((name) => lab('hears', 'ben', name)))
  expect([await lab('permission', 'ben'), await lab('soundCheck', 'ben'), await lab('testLevel', 'ben')]).toEqual([
    'granted',
    true,
    'level',
  ])
})
