import { useMemo } from 'react'
import type { Permission } from '../../../../application/ports/browser/media-devices'
import { useObservable } from '../../../app/app-context'
import { useFeature } from '../../../app/use-feature'

/** The browser's permission for a device, kept up to date while the component is shown. */
export const usePermission = (kind: 'microphone' | 'camera'): Permission => {
  const { devices } = useFeature('space').streams
  return useObservable<Permission>(
    useMemo(() => devices.permission$(kind), [devices, kind]),
    'unknown',
  )
}
