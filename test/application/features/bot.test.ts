import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { botImplementation } from '../../../src/application/features/bot/bot'
import { makeApiKeyRegistry } from '../../../src/application/features/bot/api-keys'
import type { BotManagement } from '../../../src/application/features/bot/ports'
import { FileRegistry } from '../../../src/application/media/file-registry'
import { loadedFeature } from '../../../src/application/features/implement-feature'
import { Secret } from '../../../src/application/ports/browser/vault'
import { RunningEffect } from '../../../src/application/effects/running-effect'
import { SecretRegistry } from '../../../src/application/secret-registry'
import { allAccountSlices, allTabSlices, type TabMessage } from '../../support/whole-domain'
import type { AccountMessage } from '../../../src/domain/features'
import type { Bot } from '../../../src/domain/bot'
import { malformed, refused, unreachable } from '../../../src/domain/kernel/failure'
import { ConversationId, Uid, Xid } from '../../../src/domain/kernel/ids'
import { NOON } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { clientId } from '../../support/builders/message'
import { ann, ben } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { VirtualBrowser } from '../../support/virtual-browser'
import { VirtualServer } from '../../support/virtual-server'

const KEY = 'whsec_canary-of-the-bot'
const xid = made(Xid, 'b800000001')
const ref = { botId: '28', xid }
const profile = { avatar: 'https://pictures.example/a.png', name: 'rain', description: 'Tells of rain' }
const bot: Bot = {
  id: '28',
  owner: '1',
  xid,
  uid: made(Uid, '28'),
  name: 'rain_bot',
  description: 'Tells of rain',
  avatar: profile.avatar,
  webhook: '',
  isActive: true,
  createdAt: null,
  updatedAt: null,
  lastActiveAt: null,
  unanswered: 0,
  commands: [],
}
const none = () => TE.left(unreachable)

const featureOver = (over: Partial<BotManagement>, told: AccountMessage[] = []) => {
  const owners: string[] = []
  const ports: BotManagement = {
    list: none,
    deliveries: none,
    make: none,
    read: (owner) => {
      owners.push(owner)
      return TE.right({ bot, key: new Secret(KEY) })
    },
    saveCommands: none,
    testWebhook: none,
    save: none,
    switchCommand: none,
    remove: none,
    silenceIn: () => null,
    ...over,
  }
  const begun = loadedFeature(botImplementation, ports).begin({
    ports: new VirtualServer().ports(new VirtualBrowser().open('1')),
    secrets: new SecretRegistry(),
    held: new FileRegistry(),
    me: () => ann.xid,
    memberIn: () => sessionOf(ann),
    newClientId: () => clientId('a'),
    dispatchToAccount: (message) => {
      told.push(message)
      return Promise.resolve()
    },
    dispatchUntilStored: () => Promise.resolve(true),
    dispatchToTab: () => undefined,
    slicesOf: () => null,
    core: { account: allAccountSlices(), tab: allTabSlices() },
  })
  const run = async (name: string, input: unknown, resumed = false): Promise<readonly TabMessage[]> => {
    const effect = begun.tab.effects[name]
    if (effect === undefined) throw new Error(`no effect ${name}`)
    const said: TabMessage[] = []
    const running = new RunningEffect(effect, input, {
      ask: { unit: 'test', id: 'test', seq: 1 },
      say: (message) => {
        said.push(message)
      },
      resumed,
      session: () => null,
    })
    running.perform(NOON)
    await new Promise((done) => {
      setTimeout(done)
    })
    return said
  }
  return { begun, run, owners }
}

describe('The secret key of a bot', () => {
  it('BI-199 bot_secret_view ALL-8: a bot’s secret key is read for the signed-in member, and no dispatched message contains the key', async () => {
    const { run, owners } = featureOver({ make: () => TE.right({ ...ref, key: new Secret(KEY) }) })
    const said = [...(await run('bot/creation/makeBot', { profile })), ...(await run('bot/apiKeys/readKey', ref))]
    expect(said.map(({ type }) => type)).toEqual(['bot/BotCreated', 'bot/KeyLoaded'])
    expect(JSON.stringify(said)).not.toContain('canary')
    expect(owners).toEqual([sessionOf(ann).uid])
  })

  it('SES-6 a bot’s secret key is removed when another account signs in or the member closes the key’s dialog', () => {
    const in_ = { xid: ann.xid }
    const keys = makeApiKeyRegistry(() => in_.xid)
    keys.hold('28', new Secret(KEY))
    expect([keys.of('28'), keys.of('29')]).toEqual([KEY, null])
    keys.forget('28')
    expect(keys.of('28')).toBeNull()
    keys.hold('28', new Secret(KEY))
    in_.xid = ben.xid
    expect(keys.of('28')).toBeNull()
    in_.xid = ann.xid
    expect(keys.of('28')).toBeNull()
  })
})

describe('Creating a bot', () => {
  const ended = async (over: Partial<BotManagement>) =>
    (await featureOver(over).run('bot/creation/makeBot', { profile }))[0]

  it('R3-298 creating a bot fails if the response contains no bot or the server refuses', async () => {
    expect(await ended({ make: () => TE.right(null) })).toMatchObject({ type: 'bot/BotNotCreated', failure: malformed })
    expect(await ended({ make: () => TE.left(refused('No')) })).toMatchObject({
      type: 'bot/BotNotCreated',
      failure: refused('No'),
    })
  })

  it('if the response to a bot creation is lost, the client looks the new bot up, and never creates a second bot by itself', async () => {
    let posts = 0
    const lost: BotManagement['make'] = () => {
      posts += 1
      return TE.left(unreachable)
    }
    expect(await ended({ make: lost, list: () => TE.right({ items: [bot], dropped: 0 }) })).toMatchObject({
      type: 'bot/BotCreated',
      ...ref,
    })
    expect(
      await ended({
        make: lost,
        list: () => TE.right({ items: [{ ...bot, avatar: 'https://pictures.example/other.png' }], dropped: 0 }),
      }),
    ).toMatchObject({ type: 'bot/BotNotCreated' })
    expect(await ended({ make: lost })).toMatchObject({ type: 'bot/BotCreationUnclear' })
    expect(posts).toBe(3)
  })
})

describe('A bot that does not respond', () => {
  const heard = (silence: ReturnType<BotManagement['silenceIn']>) => {
    const told: AccountMessage[] = []
    const { begun } = featureOver({ silenceIn: (frame) => (frame === 'frame' ? silence : null) }, told)
    begun.frames?.['bot_no_answer']?.('frame')
    begun.frames?.['bot_no_answer']?.('another frame')
    return { begun, told }
  }

  it('the log keeps which bot left which command unanswered, and no passing toast tells it', () => {
    const silence = {
      conversationId: made(ConversationId, 'sg_12345678'),
      clientId: clientId('client-id-0001'),
      bot: { name: 'rain_bot', own: null },
    }
    const { begun, told } = heard(silence)
    expect(told).toEqual([{ type: 'bot/CommandUnanswered', ...silence }])
    expect(told.flatMap((one) => begun.toastsOf?.(one) ?? [])).toEqual([])
  })

  it('the text of an older server is shown as it is, in a toast', () => {
    const { begun, told } = heard('rain_bot did not answer /rain')
    expect(told).toEqual([{ type: 'bot/ActionFailed', words: 'rain_bot did not answer /rain' }])
    expect(
      begun.toastsOf?.(
        Object.assign({ type: 'bot/ActionFailed' as const }, { words: 'rain_bot did not answer /rain' }),
      ),
    ).toEqual([{ type: 'ShowToast', words: { text: 'rain_bot did not answer /rain' } }])
  })
})
