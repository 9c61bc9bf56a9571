import { Mic, Video, Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceKind } from '../../../../application/ports/browser/media-devices'
import { SelectField } from '../../../components/form/SelectField'
import { useDevices } from './use-devices'

const ICONS = { microphone: Mic, speaker: Volume2, camera: Video } as const

/** The fields for microphone, speaker and camera. A choice takes effect at once, even while the member is speaking. */
export function DeviceFields({ kinds }: { readonly kinds: readonly DeviceKind[] }): ReactNode {
  const { t } = useTranslation()
  return useDevices(kinds).map(({ kind, value, options, onChoose }) => (
    <SelectField
      key={kind}
      icon={ICONS[kind]}
      label={t(`media.device.${kind}`)}
      value={value}
      options={options}
      onChange={onChoose}
    />
  ))
}
