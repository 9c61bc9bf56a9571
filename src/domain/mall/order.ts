import * as t from 'io-ts'
import { plainReducer } from '../event-log'
import { message } from '../kernel/message'
import type { LoopPackage, MallMethod, MallNetwork, MallToken } from './package'
import { orNull } from '../kernel/or-null'

const Method = t.keyof({ crypto: null, card: null })
const Token = t.keyof({ USDT: null, USDC: null })
const Network = t.keyof({ ethereum: null, solana: null })

/** The member's choices for an order. `code` may name a package that is not sold. */
const MallOrder = t.strict(
  {
    code: orNull(t.string),
    method: orNull(Method),
    token: orNull(Token),
    network: orNull(Network),
    agreed: t.boolean,
  },
  'MallOrder',
)
export type MallOrder = t.TypeOf<typeof MallOrder>

export const mallMessages = {
  'mall/ChoosePackage': message('mall/ChoosePackage', { code: t.string }),
  'mall/ChooseMethod': message('mall/ChooseMethod', { method: Method }),
  'mall/ChooseToken': message('mall/ChooseToken', { token: Token }),
  'mall/ChooseNetwork': message('mall/ChooseNetwork', { network: Network }),
  'mall/Agree': message('mall/Agree', { on: t.boolean }),
} as const

const nothing: MallOrder = { code: null, method: null, token: null, network: null, agreed: true }

/** The order form. Each choice needs the previous choice (spec 2 §4 Mall) and resets the later choices. */
export const mallOrderReducer = plainReducer(
  'mall/order',
  nothing,
  MallOrder,
  [...Object.keys(mallMessages), 'ForgetAccount'],
  (order, { message: received }) => {
    if (mallMessages['mall/ChoosePackage'].is(received)) return { ...order, code: received.code }
    if (mallMessages['mall/ChooseMethod'].is(received))
      return order.code === null ? order : { ...order, method: received.method, token: null, network: null }
    if (mallMessages['mall/ChooseToken'].is(received))
      return order.method !== 'crypto' ? order : { ...order, token: received.token, network: null }
    if (mallMessages['mall/ChooseNetwork'].is(received))
      return order.token === null ? order : { ...order, network: received.network }
    if (mallMessages['mall/Agree'].is(received)) return { ...order, agreed: received.on }
    return received.type === 'ForgetAccount' ? nothing : order
  },
)

export interface MallOrderViewModel {
  /** The chosen package; `null` if no package is chosen or the chosen code is unknown (BI-131). */
  readonly bought: LoopPackage | null
  readonly method: MallMethod | null
  readonly token: MallToken | null
  readonly network: MallNetwork | null
  readonly agreed: boolean
  /** Whether the recharge button is enabled: a package is chosen and the agreement is ticked (spec 2 §5). */
  readonly mayRecharge: boolean
  readonly isComplete: boolean
}

export const mallOrderViewModel = (
  { code, method, token, network, agreed }: MallOrder,
  packages: readonly LoopPackage[],
): MallOrderViewModel => {
  const bought = packages.find((item) => item.code === code) ?? null
  return {
    bought,
    method,
    token,
    network,
    agreed,
    mayRecharge: bought !== null && agreed,
    isComplete:
      bought !== null && agreed && (method === 'card' || (method === 'crypto' && token !== null && network !== null)),
  }
}
