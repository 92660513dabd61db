import { loadServer } from './loader.ts'

// The built server.
loadServer(__dirname)
