/** The patterns of the specification (section 5), each exactly once. */
export const pattern = {
  email: /^[A-Za-z0-9_\-+]+(\.[A-Za-z0-9_\-+]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/,
  phone: /^\+[1-9]\d{5,14}$/,
  slugLike: /^[A-Za-z0-9_-]+$/,
  url: /^(https?:\/\/)?(www\.)?[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+([/?#]\S*)?$/,
  password: /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9]).+$/,
  companyId: /^\d{8}$/,
  iban: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
  accountPrefix: /^\d{1,6}$/,
  accountNumber: /^\d{1,10}$/,
  bankCode: /^\d{4}$/,
  postalCode: /^\d{3} ?\d{2}$/,
  registrationId: /^[0-9A-F]{32}$/,
  time: /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/,
} as const;
