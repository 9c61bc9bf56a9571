import { useTranslation } from 'react-i18next'
import type { Device, DeviceKind } from '../../../../application/ports/browser/media-devices'
import { useObservable } from '../../../app/app-context'
import { useFeature } from '../../../app/use-feature'
import { DEFAULT_DEVICES } from './default-devices'

/** The value until the browser has listed its devices. */
const UNKNOWN: readonly Device[] | null = null
/** The select value for the browser's default device. */
const OWN = ''

export interface DeviceField {
  readonly kind: DeviceKind
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChoose: (value: string) => void
}

/** The device choices of each kind. Once the list is loaded, a kind without devices is omitted. */
export const useDevices = (kinds: readonly DeviceKind[]): readonly DeviceField[] => {
  const { devices } = useFeature('space').streams
  const { t } = useTranslation()
  const all = useObservable<readonly Device[] | null>(devices.devices$, UNKNOWN)
  const chosen = useObservable<Readonly<Record<DeviceKind, string | null>>>(devices.chosen$, DEFAULT_DEVICES)
  return kinds.flatMap((kind) => {
    const there = (all ?? []).filter((device) => device.kind === kind)
    if (all !== null && there.length === 0) return []
    const named = there.map(({ id, label }, index) => ({
      value: id,
      label: label === '' ? t(`media.numbered.${kind}`, { number: index + 1 }) : label,
    }))
    const id = chosen[kind] ?? OWN
    return {
      kind,
      options: [{ value: OWN, label: t('media.own') }, ...named],
      value: there.some((device) => device.id === id) ? id : OWN,
      onChoose: (value) => {
        devices.choose(kind, value === OWN ? null : value)
      },
    }
  })
}
