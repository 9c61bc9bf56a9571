import { cellOf, defineFeature } from '../event-log'
import { detailQuery, medalsQuery } from './levels'
import { peopleMessages, peopleUnit } from './people'

export const levels = defineFeature({
  name: 'levels',
  account: {
    messages: { ...detailQuery.messages, ...medalsQuery.messages, ...peopleMessages },
    cells: () => ({ detail: cellOf(detailQuery.reducer), medals: cellOf(medalsQuery.reducer), people: cellOf(peopleUnit) }),
  },
})
