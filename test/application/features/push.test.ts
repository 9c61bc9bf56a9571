import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { loadedFeature } from '../../../src/application/features/implement-feature'
import { pushImplementation } from '../../../src/application/features/push/push'
import type { PushBrowser, PushPort, PushTarget } from '../../../src/application/features/push/ports'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { defaultPushChoices } from '../../../src/domain/push'
import { begunFeature } from '../support/begun-feature'

const target: PushTarget = { endpoint: 'https://push.example/1', p256dh: 'BA', auth: 'AA' }
const settings = { publicKey: 'key', isOn: true, choices: defaultPushChoices }

const featureOver = ({
  server = {},
  browser = {},
}: { server?: Partial<PushPort>; browser?: Partial<PushBrowser> } = {}) => {
  const did: unknown[] = []
  const port: PushPort = {
    browser: {
      permission: () => 'granted',
      askPermission: async () => 'granted',
      isSubscribed: async () => true,
      subscribe: (key) => {
        did.push(['browser', key])
        return TE.right(target)
      },
      unsubscribe: async () => void did.push('browser off'),
      ...browser,
    },
    read: () => TE.right(settings),
    subscribe: (to) => {
      did.push(['server', to])
      return TE.right(undefined)
    },
    unsubscribe: () => {
      did.push('server off')
      return TE.right(undefined)
    },
    choose: (choices) => {
      did.push(choices)
      return TE.right(undefined)
    },
    ...server,
  }
  return { did, ...begunFeature(loadedFeature(pushImplementation, port)) }
}
const READ = 'push/browser/readSettings'
const ON = 'push/browser/subscribe'
const OFF = 'push/browser/unsubscribe'

describe('The effects of pushes', () => {
  it('R4-120 a browser is on if the person allows it, the server knows it and the browser still does', async () => {
    const states = [
      {},
      { server: { read: () => TE.right({ ...settings, isOn: false }) } },
      { browser: { isSubscribed: async () => false } },
      { browser: { permission: () => 'dismissed' as const } },
      { browser: { permission: () => 'denied' as const } },
      { browser: { permission: () => 'none' as const } },
      { server: { read: () => TE.right({ ...settings, publicKey: '' }) } },
    ]
    const found = await Promise.all(states.map((answers) => featureOver(answers).run(READ, {})))
    expect(found).toMatchObject(
      ['on', 'off', 'off', 'off', 'blocked', 'unsupported', 'unsupported'].map((browser) => [
        { type: 'push/SettingsRead', browser, choices: defaultPushChoices },
      ]),
    )
    expect(await featureOver({ server: { read: () => TE.left(unreachable) } }).run(READ, {})).toMatchObject([
      { type: 'push/SettingsNotRead', failure: unreachable },
    ])
  })

  it('R4-120 turning on subscribes in the browser with the server’s key, then at the server', async () => {
    const { did, run } = featureOver()
    expect(await run(ON, {})).toMatchObject([{ type: 'push/TurnedOn' }])
    expect(did).toEqual([
      ['browser', 'key'],
      ['server', target],
    ])
  })

  it('R4-120 a subscription that the server refuses ends in the browser too', async () => {
    const refusal = refused('Notifications to this browser are not possible')
    const { did, run } = featureOver({ server: { subscribe: () => TE.left(refusal) } })
    expect(await run(ON, {})).toMatchObject([{ type: 'push/NotTurnedOn', fault: refusal }])
    expect(did).toEqual([['browser', 'key'], 'browser off'])
    const none = featureOver({ browser: { subscribe: () => TE.left('noService' as const) } })
    expect(await none.run(ON, {})).toMatchObject([{ type: 'push/NotTurnedOn', fault: 'noService' }])
    expect(none.did).toEqual([])
    expect(await featureOver({ server: { read: () => TE.left(unreachable) } }).run(ON, {})).toMatchObject([
      { type: 'push/NotTurnedOn', fault: unreachable },
    ])
  })

  it('R4-120 turning off ends the subscription at the server, then in the browser', async () => {
    const { did, run } = featureOver()
    expect(await run(OFF, {})).toMatchObject([{ type: 'push/TurnedOff' }])
    expect(did).toEqual(['server off', 'browser off'])
    const failing = featureOver({ server: { unsubscribe: () => TE.left(unreachable) } })
    expect(await failing.run(OFF, {})).toMatchObject([{ type: 'push/NotTurnedOff', failure: unreachable }])
    expect(failing.did).toEqual([])
  })

  it('R4-114 saves the choices', async () => {
    const { did, run } = featureOver()
    const choices = { ...defaultPushChoices, calls: false }
    expect(await run('push/choices/saveChoices', { choices })).toMatchObject([{ type: 'push/ChoicesSaved', choices }])
    expect(did).toEqual([choices])
  })
})
