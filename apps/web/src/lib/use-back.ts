import { useLocation } from 'react-router'
import { useServices } from './services.ts'

/** Leads one step back, also where it is pressed twice. */
export function useBack(): () => void {
  const { addresses } = useServices()
  const { key } = useLocation()
  return () => addresses.back(key)
}
