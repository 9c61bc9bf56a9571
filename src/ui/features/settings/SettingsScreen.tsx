import type { ReactNode } from 'react'
import { useTranslationPart } from '../../app/routing/lazy-page'
import { SettingsView } from './SettingsView'
import { useSettings } from './use-settings'

function LoadedSettings(): ReactNode {
  return <SettingsView {...useSettings()} />
}

/** The screen /settings. Its texts load with it. */
export function SettingsScreen(): ReactNode {
  useTranslationPart('spacesAndAdmin')
  return <LoadedSettings />
}
