import { CHANNELS, MICROPHONES, noFaults, withChannelFaults, type ChannelFaults, type FaultPlan } from './fault-plan'

const MAX_LENGTH = 500
export const MAX_SEED = 999_999
const MAX_DELAY_MS = 60_000
const MAX_CLOCK_MS = 86_400_000

/** A number of a plan: its limits, and the value that stands for no fault. */
interface NumberField {
  readonly least: number
  readonly most: number
}

const CHANNEL_NUMBERS = {
  delayMs: { least: 0, most: MAX_DELAY_MS },
  lost: { least: 0, most: 100 },
  twice: { least: 0, most: 100 },
  late: { least: 0, most: 100 },
  unanswered: { least: 0, most: 100 },
  status: { least: 400, most: 599 },
} as const satisfies Partial<Record<keyof ChannelFaults, NumberField>>

const isNumberName = (name: string): name is keyof typeof CHANNEL_NUMBERS => name in CHANNEL_NUMBERS

const numberIn = (text: string, { least, most }: NumberField): number | null => {
  const value = /^-?\d{1,12}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : null
}

/** Writes the faults of a plan for a link, such as `seed.7_api.delayMs.500_chat.isCut.1`. Empty without faults. */
export const planText = (plan: FaultPlan): string => {
  const ofChannels = CHANNELS.flatMap((channel) => {
    const { isCut, ...numbers } = plan.channels[channel]
    return [
      ...Object.entries(numbers).flatMap(([name, value]) =>
        value === null || value === 0 ? [] : [`${channel}.${name}.${value}`],
      ),
      ...(isCut ? [`${channel}.isCut.1`] : []),
    ]
  })
  const faults = [
    ...ofChannels,
    ...(plan.clockMs === 0 ? [] : [`device.clockMs.${plan.clockMs}`]),
    ...(plan.microphone === 'works' ? [] : [`device.microphone.${plan.microphone}`]),
    ...(plan.isDiskFull ? ['device.isDiskFull.1'] : []),
  ]
  return faults.length === 0 ? '' : [`seed.${plan.seed}`, ...faults].join('_')
}

export const hasFaults = (plan: FaultPlan): boolean => planText(plan) !== ''

const withDeviceFault = (plan: FaultPlan, name: string, value: string): FaultPlan | null => {
  if (name === 'isDiskFull' && value === '1') return { ...plan, isDiskFull: true }
  if (name === 'clockMs') {
    const clockMs = numberIn(value, { least: -MAX_CLOCK_MS, most: MAX_CLOCK_MS })
    return clockMs === null ? null : { ...plan, clockMs }
  }
  const microphone = name === 'microphone' ? MICROPHONES.find((known) => known === value) : undefined
  return microphone === undefined ? null : { ...plan, microphone }
}

const withPart = (plan: FaultPlan, part: string): FaultPlan | null => {
  const [where = '', name = '', value = '', ...more] = part.split('.')
  if (more.length > 0) return null
  if (where === 'device') return withDeviceFault(plan, name, value)
  const channel = CHANNELS.find((known) => known === where)
  if (channel === undefined) return null
  if (name === 'isCut') return value === '1' ? withChannelFaults(plan, channel, { isCut: true }) : null
  const number = isNumberName(name) ? numberIn(value, CHANNEL_NUMBERS[name]) : null
  return number === null ? null : withChannelFaults(plan, channel, { [name]: number })
}

/** Reads a text of `planText`. `null` if the text is none, has an unknown fault, or a value out of its limits. */
export const readPlan = (text: string): FaultPlan | null => {
  if (text === '') return noFaults
  if (text.length > MAX_LENGTH) return null
  const [first = '', ...parts] = text.split('_')
  const seed = first.startsWith('seed.') ? numberIn(first.slice('seed.'.length), { least: 0, most: MAX_SEED }) : null
  if (seed === null) return null
  return parts.reduce<FaultPlan | null>((plan, part) => plan && withPart(plan, part), { ...noFaults, seed })
}
