import { useQuery } from '@tanstack/react-query'
import { useServices } from '../lib/services.ts'
import { Loaded } from '../ui/loaded.tsx'
import { SimpleTable } from '../ui/simple-table.tsx'

const megabytes = (bytes: number | null) => (bytes === null ? '–' : `${(bytes / 1024 / 1024).toFixed(1)} MB`)
const milliseconds = (number: number) => `${number.toFixed(1)} ms`

/** Metrics of the host, refreshed every five seconds. */
export function HostScreen() {
  const { api } = useServices()
  const query = useQuery({
    queryKey: ['host'],
    queryFn: () => api.call('GET /api/host'),
    refetchInterval: 5000,
  })
  return (
    <>
      <h1 className="heading">Host</h1>
      <Loaded query={query}>
        {(host) => (
          <>
            <dl className="figures">
              <Metric name="Shops open" value={host.worldsOpen} />
              <Metric name="Shops on disk only" value={host.worldsCold} />
              <Metric name="Memory" value={megabytes(host.memoryBytes)} />
              <Metric name="Memory for each open shop" value={megabytes(host.bytesPerWorld)} />
              <Metric name="Disk for each open shop" value={megabytes(host.diskBytesPerWorld)} />
              <Metric name="Own fixes being judged" value={host.judging} />
              <Metric name="Own fixes waiting" value={host.waiting} />
              <Metric name="Delay of the event loop, median" value={milliseconds(host.delayP50)} />
              <Metric name="Delay of the event loop, 99th percentile" value={milliseconds(host.delayP99)} />
              <Metric name="Requests each second" value={host.requestsPerSecond.toFixed(1)} />
              <Metric name="Reports waiting for the database" value={host.reportsWaiting} />
            </dl>
            <section className="part">
              <h2>Limits reached within the last minute</h2>
              <SimpleTable
                caption="Limits"
                none="Nobody has reached one."
                items={host.limits}
                keyOf={({ who, limit }) => `${who} ${limit}`}
                columns={[
                  { label: 'Who', show: ({ who }) => who },
                  { label: 'Limit', show: ({ limit }) => limit },
                  { label: 'Times', isNumber: true, show: ({ times }) => times },
                ]}
              />
            </section>
          </>
        )}
      </Loaded>
    </>
  )
}

function Metric({ name, value }: { readonly name: string; readonly value: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
