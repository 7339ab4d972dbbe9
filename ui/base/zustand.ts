export * from 'zustand'
