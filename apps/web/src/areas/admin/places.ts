/** The places of administration, in the order of its navigation. */
export const places = [
  { key: 'overview', path: '/admin', icon: 'home', text: 'nav.overview', isExact: true },
  { key: 'partner', path: '/admin/partner', icon: 'store', text: 'partner.list', isExact: false },
  { key: 'offer', path: '/admin/offer', icon: 'tag', text: 'offer.list', isExact: false },
  { key: 'client', path: '/admin/client', icon: 'users', text: 'client.list', isExact: false },
  { key: 'user', path: '/admin/user', icon: 'user', text: 'user.list', isExact: false },
  { key: 'company', path: '/admin/company', icon: 'building', text: 'company.list', isExact: false },
  { key: 'category', path: '/admin/category', icon: 'grid', text: 'category.list', isExact: false },
  { key: 'carousel', path: '/admin/carousel', icon: 'image', text: 'carousel.list', isExact: false },
  { key: 'promoRow', path: '/admin/promoRow', icon: 'star', text: 'promoRow.list', isExact: false },
  { key: 'magazine', path: '/admin/magazine', icon: 'book-open', text: 'magazineArticle.list', isExact: false },
  { key: 'media', path: '/admin/media', icon: 'image', text: 'media.library', isExact: false },
  { key: 'announcement', path: '/admin/announcement', icon: 'bell', text: 'announcement.title', isExact: false },
  { key: 'mapFilters', path: '/admin/map/filters', icon: 'filter', text: 'mapFilters.title', isExact: false },
  { key: 'dev', path: '/admin/dev', icon: 'settings', text: 'dev.title', isExact: false },
] as const;
