import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutlineEvent, OutlineState } from '../../../application/log/history/machine-outline'
import { classNames } from '../../components/class-names'
import styles from './log-drawer.module.css'

const c = classNames(styles)

/** A statechart as nested boxes. The active states have a mark and a word besides their colour. */
export function Outline({ state }: { readonly state: OutlineState }): ReactNode {
  return (
    <ul className={c('chart')}>
      <Box state={state} />
    </ul>
  )
}

function Box({ state: { key, isActive, isParallel, isFinal, states } }: { readonly state: OutlineState }): ReactNode {
  const { t } = useTranslation('log-drawer')
  return (
    <li className={c('box', isActive && 'active')}>
      <span className={c('name')}>
        {isActive ? `● ${key}` : key}
        {isActive && <span className="sr"> {t('active')}</span>}
        {isParallel && <small>{t('parallel')}</small>}
        {isFinal && <small>{t('final')}</small>}
      </span>
      {states.length > 0 && (
        <ul className={c('boxes', isParallel && 'regions')}>
          {states.map((inner) => (
            <Box key={inner.key} state={inner} />
          ))}
        </ul>
      )}
    </li>
  )
}

const eventsIn = ({ events, states }: OutlineState): readonly OutlineEvent[] => [...events, ...states.flatMap(eventsIn)]

/** An event is possible if any active state handles it. */
const byType = (state: OutlineState): readonly OutlineEvent[] => {
  const found = new Map<string, OutlineEvent>()
  for (const event of eventsIn(state)) if (event.isPossible || !found.has(event.type)) found.set(event.type, event)
  return [...found.values()].sort((a, b) => Number(b.isPossible) - Number(a.isPossible))
}

/** The events of a machine, first those that an active state handles. */
export function OutlineEvents({ state }: { readonly state: OutlineState }): ReactNode {
  const { t } = useTranslation('log-drawer')
  const events = byType(state)
  const groups = [
    { title: t('possible'), of: events.filter(({ isPossible }) => isPossible) },
    { title: t('impossible'), of: events.filter(({ isPossible }) => !isPossible) },
  ]
  return groups.map(
    ({ title, of }) =>
      of.length > 0 && (
        <section key={title} aria-label={title} className={c('events')}>
          <h5 className={c('small')}>{title}</h5>
          <ul>
            {of.map(({ type, guards, targets, isPossible }) => (
              <li key={type} className={c('event', isPossible && 'possible')}>
                {type}
                <small>
                  {[
                    ...(guards.length === 0 ? [] : [t('guarded', { guards: guards.join(', ') })]),
                    ...(targets.length === 0 ? [] : [t('leadsTo', { states: targets.join(', ') })]),
                  ].join(' · ')}
                </small>
              </li>
            ))}
          </ul>
        </section>
      ),
  )
}
