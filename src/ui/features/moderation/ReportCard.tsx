import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '../../../domain/moderation'
import { useApp, useNow } from '../../app/app-context'
import { paths } from '../../app/routing/paths'
import { Button, ButtonLink } from '../../components/form/Button'
import { useFormat } from '../../format/use-format'
import { toDateTime } from '../../format/dates'
import { DecisionLine } from './DecisionLine'
import styles from './moderation.module.css'
import { useReportTitle } from './use-report-title'

const MINUTE_MS = 60_000

/** A report with its context, and the link to the place. */
export function ReportCard({ report }: { readonly report: Report }): ReactNode {
  const { t } = useTranslation('moderation')
  const titleOf = useReportTitle()
  const app = useApp()
  const now = useNow(MINUTE_MS)
  const format = useFormat()
  const { id, kind, text, placeName, room, at, count, reasons, notes, context, decision } = report
  const asIs = { interpolation: { escapeValue: false } }
  return (
    <li className={styles['card']} aria-labelledby={`report-${id}`}>
      <h3 id={`report-${id}`} dir="auto">
        {titleOf(report)}
      </h3>
      <p className={styles['aside']}>
        {placeName !== '' && <span dir="auto">{t('inPlace', { name: placeName, ...asIs })} · </span>}
        {t('count', { count })} · <time dateTime={toDateTime(at)}>{format.dayAndTime(at, now)}</time>
      </p>
      {room !== null && (
        <p className={styles['aside']}>
          {room.host !== '' && <span dir="auto">{t('room.host', { name: room.host, ...asIs })} · </span>}
          {t(`room.${room.status}`)} ·{' '}
          <time dateTime={toDateTime(room.startsAt)}>{format.dayAndTime(room.startsAt, now)}</time>
        </p>
      )}
      {kind === 'message' && (
        <blockquote className={styles['quote']} dir="auto">
          {text === '' ? t('noWords') : text}
        </blockquote>
      )}
      <ul className={styles['reasons']} aria-label={t('reason')}>
        {reasons.map(({ reason, count: of }) => (
          <li key={reason}>{t('reasonCount', { reason: t(`reasons.${reason}`), count: of })}</li>
        ))}
      </ul>
      {notes.length > 0 && (
        <details>
          <summary>{t('notes')}</summary>
          <ul className={styles['lines']}>
            {notes.map((note, n) => (
              <li key={n} dir="auto">
                {note}
              </li>
            ))}
          </ul>
        </details>
      )}
      {context.length > 0 && (
        <details>
          <summary>{t('context')}</summary>
          <ul className={styles['lines']}>
            {context.map((line, n) => (
              <li key={n} className={line.isReported ? styles['reported'] : undefined} dir="auto">
                <strong>{line.name}</strong> {line.text === '' ? t('noWords') : line.text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {decision !== null && <DecisionLine {...decision} />}
      <div className={styles['buttons']}>
        <Place report={report} />
        {decision === null && (
          <Button
            kind="primary"
            aria-label={t('decideOn', { what: titleOf(report), ...asIs })}
            onClick={() => app.tab.dispatch({ type: 'moderation/OpenDecision', id })}
          >
            {t('decide')}
          </Button>
        )}
      </div>
    </li>
  )
}

function Place({ report: { kind, gid, uid, channelId, seq } }: { readonly report: Report }): ReactNode {
  const { t } = useTranslation('moderation')
  if (channelId !== null)
    return (
      <>
        {kind === 'person' && uid !== null && <ButtonLink to={paths.profileOf(uid)}>{t('toPerson')}</ButtonLink>}
        <ButtonLink to={paths.space(channelId)}>{t('toRoom')}</ButtonLink>
      </>
    )
  if (gid !== null && seq !== null)
    return <ButtonLink to={`${paths.group(gid)}?seq=${seq}`}>{t('toMessage')}</ButtonLink>
  if (gid !== null && kind !== 'person') return <ButtonLink to={paths.group(gid)}>{t('toGroup')}</ButtonLink>
  return uid !== null && <ButtonLink to={paths.profileOf(uid)}>{t('toPerson')}</ButtonLink>
}
