import * as t from 'io-ts'
import { foldUnit } from '../event-log'
import { message } from '../kernel/message'
import type { LoopPackage, MallMethod, MallNetwork, MallToken } from './package'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])
const Method = t.keyof({ crypto: null, card: null })
const Token = t.keyof({ USDT: null, USDC: null })
const Network = t.keyof({ ethereum: null, solana: null })

/** What is being bought, choice by choice. A package is named by its code, which may be none that is sold. */
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

/** Each choice comes after the one before it (spec 2 §4 Mall), and takes back those after it. */
export const mallOrderReducer = foldUnit(
  'mall/order',
  nothing,
  MallOrder,
  [...Object.keys(mallMessages), 'ForgetAccount'],
  (order, { message: said }) => {
    if (mallMessages['mall/ChoosePackage'].is(said)) return { ...order, code: said.code }
    if (mallMessages['mall/ChooseMethod'].is(said))
      return order.code === null ? order : { ...order, method: said.method, token: null, network: null }
    if (mallMessages['mall/ChooseToken'].is(said))
      return order.method !== 'crypto' ? order : { ...order, token: said.token, network: null }
    if (mallMessages['mall/ChooseNetwork'].is(said))
      return order.token === null ? order : { ...order, network: said.network }
    if (mallMessages['mall/Agree'].is(said)) return { ...order, agreed: said.on }
    return said.type === 'ForgetAccount' ? nothing : order
  },
)

/** An order as a screen shows it. */
export interface MallOrderViewModel {
  /** `null` where none is chosen, or none goes by that code (BI-131). */
  readonly bought: LoopPackage | null
  readonly method: MallMethod | null
  readonly token: MallToken | null
  readonly network: MallNetwork | null
  readonly agreed: boolean
  /** The button of recharging: a package is chosen and the agreement is ticked (spec 2 §5). */
  readonly mayRecharge: boolean
  /** Whether all that its method asks for is chosen. */
  readonly isComplete: boolean
}

export const mallOrderViewModel = (
  { code, method, token, network, agreed }: MallOrder,
  packages: readonly LoopPackage[],
): MallOrderViewModel => {
  const bought = packages.find((one) => one.code === code) ?? null
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
