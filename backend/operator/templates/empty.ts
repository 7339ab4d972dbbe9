import { hoursAndWay, type Template } from './shared.ts'

const template: Template = {
  theme: {},
  header: 'GlobalHeaderType1',
  treatments: '진료',
  home: (clinic) => [
    { component: 'PageTitleSection', data: { breadcrumbs: [], title: clinic } },
    hoursAndWay,
  ],
  categories: [],
}

export default template
