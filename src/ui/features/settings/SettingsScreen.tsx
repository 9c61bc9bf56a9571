import type { ReactNode } from 'react'
import { SettingsView } from './SettingsView'
import { useSettings } from './use-settings'

/** The screen /settings. */
export function SettingsScreen(): ReactNode {
  return <SettingsView {...useSettings()} />
}
