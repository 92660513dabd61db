import assert from 'node:assert/strict'
import { defineFeature, type Feature } from '../feature.ts'
import { admitMetricsReader } from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(admitMetricsReader, {
    'operators read the metrics from any place and with any program': async (_visitor, admit) => {
      for (const userAgent of ['Prometheus/2.50.0', 'Mozilla/5.0', ''])
        for (const address of ['127.0.0.1', '10.1.2.3', '203.0.113.7'])
          assert.equal(await admit({ role: 'admin', userAgent, address }), true)
    },
  }),
]
