import { makeStateHost, type InputContext, type StateHost } from '../../src/adapters/simulator/state-host'
import { runProviders, type RunningProviders, type ProviderDrivers } from '../../src/adapters/simulator/providers'
import { server as calls } from '../../src/adapters/simulator/features/call.server'
import { makeCredentials } from '../../src/adapters/simulator/object-storage/credentials'
import { commitInput } from '../../src/adapters/simulator/features/server-feature'
import type { FeatureServerInput, ServerInput } from '../../src/adapters/simulator/state/input'
import { seedServerState } from '../../src/adapters/simulator/state/seed/seed-server-state'
import { applyInput } from '../../src/adapters/simulator/state/apply-input'
import type { ServerState } from '../../src/adapters/simulator/state/server-state'
import type { Random } from '../../src/application/ports/browser/random'
import type { Xid } from '../../src/domain/kernel/ids'
import { entriesOf, tableFrom, type Table } from '../../src/domain/kernel/table'
import { NOON } from '../support/builders/instant'
import type { VirtualTime } from '../support/virtual-time'
import { FakeRtcRooms } from './network/fake-rtc-rooms'
import { FakeObjectStore } from './network/fake-object-store'

/** Posts to this path are signed. The library that checks the signature has to load first. */
const SIGNED = '/withdrawal/withdraw'

/** The seed of the simulator's state. All schedules share it; only the events are random. */
const TOWN = 7

/**
 * The groups of the runs, one of each kind: with all people, private, free to join, with 100,000 messages, only Ada's,
 * a private group of Ada's, a group of Ben's that takes applications, and a group with muted members.
 */
const GROUPS: ReadonlySet<string> = new Set([
  '10000001',
  '20000002',
  '300000003',
  '40000004',
  '470000047',
  '440000044',
  '4800000048',
  '49000049',
])

const only = <A>(table: Table<A>, keeps: (key: string, one: A) => boolean): Table<A> =>
  tableFrom(entriesOf(table).filter(([key, one]) => keeps(key, one)))

const smaller = (world: ServerState): ServerState => {
  const communities = only(world.communities, (gid) => GROUPS.has(gid))
  const groups = new Set<string>(entriesOf(communities).map(([, { conversationId }]) => conversationId))
  return {
    ...world,
    communities,
    notices: only(world.notices, (gid) => GROUPS.has(gid)),
    threads: only(world.threads, (id) => id in world.directs || groups.has(id)),
  }
}

/** The initial state, which all runs share because a state is immutable. */
const FOUNDED = smaller(seedServerState(TOWN, NOON))

interface Running extends RunningProviders {
  readonly host: StateHost
}

/** All servers of the product. The simulator stands in for them. */
export class ChaosServer {
  readonly #inputs: ServerInput[] = []
  #running: Running
  /** All issued tokens and codes. No log, no store and no tab message may contain them (ALL-8). */
  readonly secrets = new Set<string>()
  readonly shelf = new FakeObjectStore()
  readonly seats: FakeRtcRooms

  constructor(
    private readonly time: VirtualTime,
    private readonly random: Random,
  ) {
    this.#running = this.#start()
    this.seats = new FakeRtcRooms(
      time,
      (channelId) => {
        calls.channels?.entered(this.#running.host, channelId)
      },
      (channelId) => {
        calls.channels?.emptied(this.#running.host, channelId)
      },
    )
  }

  readonly providers: ProviderDrivers = {
    http: (request) => {
      const answer = this.#running.http(request)
      return request.url.endsWith(SIGNED) ? this.time.holds(answer) : answer
    },
    sockets: { open: (url, events) => this.#running.sockets.open(url, events) },
  }

  get world(): ServerState {
    return this.#running.host.world()
  }
  /** All inputs so far. */
  get inputs(): readonly ServerInput[] {
    return this.#inputs
  }

  /** Collects the current secrets. Runs call this often, because expired secrets must stay secret too. */
  noteSecrets(): void {
    const { tokens, chatTokens, codes } = this.world
    for (const token of Object.keys(tokens)) this.secrets.add(token)
    for (const token of Object.values(chatTokens)) this.secrets.add(token)
    for (const { code } of Object.values(codes)) this.secrets.add(code)
  }

  codeFor(email: string): string | null {
    return this.world.codes[email]?.code ?? null
  }
  xidOf(email: string): Xid | null {
    return this.world.byEmail[email] ?? null
  }

  /** Restarts the servers, which rebuild their state from the inputs. */
  restart(): void {
    this.#running.stop()
    this.#running = this.#start()
  }

  expire(email: string): void {
    this.#running.host.commit(({ at }) => ({ type: 'SessionsExpired', at, email }))
  }
  kick(email: string): void {
    const xid = this.xidOf(email)
    if (xid !== null) this.#running.host.kick(xid, null)
  }

  /** Commits an input that no client caused. */
  tell(make: (chance: InputContext) => FeatureServerInput): void {
    commitInput(this.#running.host, make)
  }

  /** Lets a deposit arrive over a chain. */
  deposit(email: string, currencyId: number, amount: string): void {
    const xid = this.xidOf(email)
    if (xid !== null)
      this.#running.host.commit(({ at, id }) => ({
        type: 'DepositSent',
        at,
        xid,
        chainId: 1,
        currencyId,
        amount,
        id: id(),
      }))
  }

  #start(): Running {
    const { random } = this
    const clock = this.time.clock()
    const world = this.#inputs.reduce((so, input) => applyInput(so, input).world, FOUNDED)
    const host = makeStateHost({
      clock,
      random,
      world,
      record: (input) => {
        this.#inputs.push(input)
      },
    })
    return {
      host,
      ...runProviders({ clock, random, host, mode: 'testing', pace: 0, passes: makeCredentials({ clock, random }) }),
    }
  }
}
