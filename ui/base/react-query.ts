// All of it can be imported anywhere. What `useQuery` consists of is in `base`; the other hooks are a file of their own,
// which the pages load whose blocks use one (vite.config.ts).
export * from '@tanstack/react-query'
