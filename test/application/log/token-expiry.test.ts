import { describe, expect, it } from 'vitest'
import type { HttpDriver } from '../../../src/adapters/rest/client/http-driver'
import { seededRandom } from '../../../src/adapters/simulator/state/seeded-random'
import { draftOf, plainText, wordsIn } from '../../../src/domain/chat'
import { ClientId, ConversationId, Xid } from '../../../src/domain/kernel/ids'
import type { ChaosPage } from '../../chaos/browser/chaos-page'
import { FaultyNetwork } from '../../chaos/network/faulty-network'
import { NO_FAULTS, type FaultProfile } from '../../chaos/fault-profile'
import { ChaosServer } from '../../chaos/chaos-server'
import { made } from '../../support/builders/made'
import { VirtualTime } from '../../support/virtual-time'
import { sequentialIds, simulatedUserIn, SETTLE_MS } from '../support/simulated-user'
import { accountOf, tabOf } from '../../support/slices-in'

const SQUARE = made(ConversationId, 'sg_10000001')
const PEOPLE = ['m000000003', 'l000000004', 's000000006', 'o000000009'].map((xid) => made(Xid, xid))
const REQUESTS = 60
const STEP_MS = 200

/** Slow responses, so that many requests are in flight when the session ends. */
const SLOW: FaultProfile = { ...NO_FAULTS, delayOutMs: 60, delayInMs: 60 }

/** A network on which the server ends the session just before the n-th request with a token. */
class ExpiringLine extends FaultyNetwork {
  #left = -1
  borne = 0

  constructor(private readonly expire: () => void) {
    super(() => SLOW, seededRandom(1))
  }

  arm(nth: number): void {
    this.#left = nth
    this.borne = 0
  }

  override of(page: ChaosPage) {
    const way = super.of(page)
    return {
      ...way,
      http: (driver: HttpDriver) =>
        way.http((request) => {
          if (request.headers.has('token')) {
            this.borne += 1
            if (this.borne === this.#left) this.expire()
          }
          return driver(request)
        }),
    }
  }
}

/** One server and one page for all runs. Each run lets one more request pass before the server ends the session. */
const openTown = async () => {
  const time = new VirtualTime()
  const random = sequentialIds()
  const town = new ChaosServer(time, random)
  const line = new ExpiringLine(() => {
    town.expire('ada@loop.example')
  })
  const ada = simulatedUserIn(town, time, random, 'ada', line)
  const { app, session } = ada
  await time.pass(1_000)
  const uids = PEOPLE.flatMap((xid) => town.world.accounts[xid]?.uid ?? [])
  const gids = Object.values(town.world.communities).map(({ gid }) => gid)
  const said: string[] = []
  const say = (text: string) => (): void => {
    said.push(text)
    app.account.dispatch({
      type: 'chat/SendMessage',
      conversationId: SQUARE,
      clientId: made(ClientId, random.id()),
      content: plainText(text),
    })
  }
  const withMe = (go: (me: Xid) => void) => (): void => {
    const me = session()?.xid
    if (me !== undefined) go(me)
  }
  /** Actions of a member who browses and chats, in order. */
  const journey = (lap: number): readonly (() => void)[] =>
    ['a', 'b', 'c'].flatMap((round) => [
      () => {
        app.account.dispatch({ type: 'chat/OpenConversation', conversationId: SQUARE })
      },
      say(`${lap}${round} first`),
      () => {
        app.account.dispatch({ type: 'group/ShowGroupCentre' })
      },
      () => {
        for (const uid of uids) app.account.dispatch({ type: 'profile/ShowPerson', uid })
      },
      say(`${lap}${round} second`),
      () => {
        for (const xid of PEOPLE)
          app.account.dispatch({ type: 'profile/ChangeRelation', xid, change: round === 'b' ? 'unfollow' : 'follow' })
      },
      withMe((xid) => {
        app.account.dispatch({ type: 'profile/ShowFollows', xid, list: 'following' })
      }),
      () => {
        for (const gid of gids) app.account.dispatch({ type: 'group/ShowMembers', gid })
      },
      say(`${lap}${round} third`),
      () => {
        app.account.dispatch({ type: 'profile/ChangeSetting', kind: 'group', on: round !== 'b' })
      },
      withMe((me) => {
        app.account.dispatch({ type: 'profile/ShowOwnProfile', me })
      }),
    ])
  const onServer = (): readonly string[] =>
    town.inputs.flatMap((input) => (input.type === 'MessageSent' ? [wordsIn(input.content)] : []))
  return {
    time,
    line,
    ada,
    app,
    session,
    said,
    journey,
    onServer,
    logins: () => line.counts.of('POST /api/loop_login/email_code_login'),
    draft: () => draftOf(tabOf(app).composer.get(), SQUARE).split('\n'),
    clearDraft: () => {
      app.tab.dispatch({ type: 'chat/ChangeDraft', conversationId: SQUARE, text: '' })
    },
  }
}

describe('A session that ends on the server', () => {
  it(`SES-5 OUT-5 a token that expires at any of ${REQUESTS} requests ends the session, and no message is lost or doubled`, async () => {
    const { time, line, ada, app, session, said, journey, onServer, logins, draft, clearDraft } = await openTown()
    for (let nth = 1; nth <= REQUESTS; nth += 1) {
      line.arm(nth)
      const before = logins()
      await ada.signIn()
      const was = session()?.sessionId
      const from = said.length
      let after = 0
      for (const step of journey(nth)) {
        if (line.borne >= nth) after += 1
        // Without a session the text box is unavailable.
        if (after > 2 || (session() === null && after > 0)) break
        step()
        await time.pass(STEP_MS)
      }
      await time.pass(SETTLE_MS)
      expect([nth, line.borne >= nth, session()?.sessionId === was && was !== undefined]).toEqual([nth, true, false])
      if (session() === null) await ada.signIn()
      expect([nth, session()?.method, logins() - before]).toEqual([nth, 'email', 2])
      await time.pass(SETTLE_MS)
      const sent = onServer()
      const kept = draft()
      for (const text of said.slice(from)) {
        const there = sent.filter((one) => one === text).length
        const back = kept.filter((one) => one === text).length
        expect([nth, text, there + back]).toEqual([nth, text, 1])
      }
      expect([nth, accountOf(app).chat.get().data.outbox.items]).toEqual([nth, []])
      clearDraft()
      await ada.signOut()
    }
  })
})
