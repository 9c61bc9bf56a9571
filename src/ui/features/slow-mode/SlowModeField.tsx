import { useCallback, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gid } from '../../../domain/kernel/ids'
import { SLOW_MODE_CHOICES, slowModeQuery } from '../../../domain/slow-mode'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Skeleton, SkeletonBlock } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { SelectField } from '../../components/form/SelectField'
import { Section } from '../../components/layout/SubPage'
import { durationText } from './duration-text'
import { translations } from './translations'

/** The choice of slow mode on a group's administration page. It is saved at once. */
export function SlowModeField({ gid }: { readonly gid: Gid }): ReactNode {
  useFeatureTranslations('slow-mode', translations)
  const { t } = useTranslation('slow-mode')
  const app = useApp()
  const { state, choices } = useFeature('slow-mode').slices.account
  const { status, items } = slowModeQuery.listed(useAccountState(state), { gid })
  const chosen = useAccountState(choices).data[gid]
  const read = useCallback(() => app.account.dispatch(slowModeQuery.want({ gid })), [app, gid])
  useEffect(read, [read])
  const seconds = chosen ?? items[0]?.seconds
  if (seconds === undefined)
    return (
      <Section title={t('title')}>
        {status === 'failed' ? (
          <InlineFailure text={t('failed')} onRetry={read} />
        ) : (
          <Skeleton>
            <SkeletonBlock width="100%" height={64} />
          </Skeleton>
        )}
      </Section>
    )
  return (
    <Section title={t('title')}>
      <SelectField
        label={t('label')}
        value={String(seconds)}
        options={SLOW_MODE_CHOICES.map((choice) => ({
          value: String(choice),
          label: choice === 0 ? t('off') : durationText(t, choice),
        }))}
        onChange={(value) => app.account.dispatch({ type: 'slow-mode/SetSlowMode', gid, seconds: Number(value) })}
      />
      <p>{t('text')}</p>
    </Section>
  )
}
