/**
 * Fields of Stripe's published examples and their JSON types, one 'field:type' each: s string, i whole number, b
 * boolean, a array, o object, ? null in the examples. A dot leads into an object.
 *
 * Sources: the API reference (customer, refund, invoice payment), events of API version 2025-07-30 (subscription, item,
 * plan, price, event) and 2025-06-30 (invoice, line item), and the fixtures of the OpenAPI repository of 2023 for the
 * rest, without the fields that later versions removed (invoice of charges and payment intents, refunds of charges,
 * aggregate_usage). Fields that only some accounts have are left out.
 */
const SHAPES = {
  customer: `id:s object:s address:? balance:i created:i currency:s default_source:? delinquent:b description:? email:s
    invoice_prefix:s invoice_settings.custom_fields:? invoice_settings.default_payment_method:? invoice_settings.footer:?
    invoice_settings.rendering_options:? livemode:b metadata:o name:? next_invoice_sequence:i phone:? preferred_locales:a
    shipping:? tax_exempt:s test_clock:?`,
  product: `id:s object:s active:b created:i default_price:? description:? images:a livemode:b metadata:o name:s
    package_dimensions:? shippable:? statement_descriptor:? tax_code:? unit_label:? updated:i url:?`,
  price: `id:s object:s active:b billing_scheme:s created:i currency:s custom_unit_amount:? livemode:b lookup_key:s
    metadata:o nickname:? product:s recurring.interval:s recurring.interval_count:i recurring.meter:?
    recurring.trial_period_days:? recurring.usage_type:s tax_behavior:s tiers_mode:? transform_quantity:? type:s
    unit_amount:i unit_amount_decimal:s`,
  plan: `id:s object:s active:b amount:i amount_decimal:s billing_scheme:s created:i currency:s interval:s
    interval_count:i livemode:b metadata:o meter:? nickname:? product:s tiers_mode:? transform_usage:?
    trial_period_days:? usage_type:s`,
  subscription: `id:s object:s application:? application_fee_percent:? automatic_tax.disabled_reason:?
    automatic_tax.enabled:b automatic_tax.liability:? billing_cycle_anchor:i billing_cycle_anchor_config:?
    billing_mode.type:s billing_thresholds:? cancel_at:? cancel_at_period_end:b canceled_at:?
    cancellation_details.comment:? cancellation_details.feedback:? cancellation_details.reason:? collection_method:s
    created:i currency:s customer:s days_until_due:? default_payment_method:s default_source:? default_tax_rates:a
    description:? discounts:a ended_at:? invoice_settings.account_tax_ids:? invoice_settings.issuer.type:s
    items.object:s items.data:a items.has_more:b items.url:s latest_invoice:s livemode:b metadata:o
    next_pending_invoice_item_invoice:? on_behalf_of:? pause_collection:? payment_settings.payment_method_options:?
    payment_settings.payment_method_types:a payment_settings.save_default_payment_method:s
    pending_invoice_item_interval:? pending_setup_intent:? pending_update:? schedule:? start_date:i status:s
    test_clock:? transfer_data:? trial_end:? trial_settings.end_behavior.missing_payment_method:s trial_start:?`,
  subscription_item: `id:s object:s billing_thresholds:? created:i current_period_end:i current_period_start:i
    discounts:a metadata:o plan:o price:o quantity:i subscription:s tax_rates:a`,
  invoice: `id:s object:s account_country:s account_name:s account_tax_ids:? amount_due:i amount_overpaid:i amount_paid:i
    amount_remaining:i amount_shipping:i application:? attempt_count:i attempted:b auto_advance:b
    automatic_tax.disabled_reason:? automatic_tax.enabled:b automatic_tax.liability:? automatic_tax.provider:?
    automatic_tax.status:? automatically_finalizes_at:? billing_reason:s collection_method:s created:i currency:s
    custom_fields:? customer:s customer_address:? customer_email:s customer_name:? customer_phone:? customer_shipping:?
    customer_tax_exempt:s customer_tax_ids:a default_payment_method:? default_source:? default_tax_rates:a description:?
    discounts:a due_date:? effective_at:i ending_balance:i footer:? from_invoice:? hosted_invoice_url:s invoice_pdf:s
    issuer.type:s last_finalization_error:? latest_revision:? lines.object:s lines.data:a lines.has_more:b lines.url:s
    livemode:b metadata:o next_payment_attempt:i number:s on_behalf_of:? parent:?
    payment_settings.default_mandate:? payment_settings.payment_method_options:? payment_settings.payment_method_types:?
    period_end:i period_start:i post_payment_credit_notes_amount:i pre_payment_credit_notes_amount:i receipt_number:?
    rendering:o shipping_cost:? shipping_details:? starting_balance:i statement_descriptor:? status:s
    status_transitions.finalized_at:i status_transitions.marked_uncollectible_at:? status_transitions.paid_at:i
    status_transitions.voided_at:? subtotal:i subtotal_excluding_tax:i test_clock:? total:i total_discount_amounts:a
    total_excluding_tax:i total_pretax_credit_amounts:a total_taxes:a webhooks_delivered_at:i`,
  line_item: `id:s object:s amount:i currency:s description:s discount_amounts:a discountable:b discounts:a invoice:s
    livemode:b metadata:o parent.invoice_item_details:? parent.subscription_item_details:? parent.type:s period.end:i
    period.start:i pretax_credit_amounts:a pricing.price_details.price:s pricing.price_details.product:s pricing.type:s
    pricing.unit_amount_decimal:s quantity:i taxes:a`,
  invoice_payment: `id:s object:s amount_paid:i amount_requested:i created:i currency:s invoice:s is_default:b livemode:b
    payment.type:s payment.payment_intent:s status:s status_transitions.canceled_at:? status_transitions.paid_at:i`,
  payment_intent: `id:s object:s amount:i amount_capturable:i amount_received:i application:? application_fee_amount:?
    automatic_payment_methods:? canceled_at:i cancellation_reason:? capture_method:s client_secret:s
    confirmation_method:s created:i currency:s customer:? description:? last_payment_error:? latest_charge:? livemode:b
    metadata:o next_action:? on_behalf_of:? payment_method:? payment_method_options:o payment_method_types:a processing:?
    receipt_email:? review:? setup_future_usage:? shipping:? statement_descriptor:? statement_descriptor_suffix:?
    status:s transfer_group:?`,
  payment_method: `id:s object:s billing_details.address:o billing_details.email:s billing_details.name:?
    billing_details.phone:s card.brand:s card.checks.address_line1_check:? card.checks.address_postal_code_check:?
    card.checks.cvc_check:s card.country:s card.exp_month:i card.exp_year:i card.fingerprint:s card.funding:s
    card.generated_from:? card.last4:s card.networks.available:a card.networks.preferred:?
    card.three_d_secure_usage.supported:b card.wallet:? created:i customer:? livemode:b metadata:o type:s`,
  charge: `id:s object:s amount:i amount_captured:i amount_refunded:i application:? application_fee:?
    application_fee_amount:? balance_transaction:s billing_details.address:o billing_details.email:?
    billing_details.name:s billing_details.phone:? calculated_statement_descriptor:? captured:b created:i currency:s
    customer:? description:s disputed:b failure_balance_transaction:? failure_code:? failure_message:? fraud_details:o
    livemode:b metadata:o on_behalf_of:? outcome:? paid:b payment_intent:? payment_method:s payment_method_details:o
    receipt_email:? receipt_number:? receipt_url:s refunded:b review:? shipping:? source_transfer:?
    statement_descriptor:? statement_descriptor_suffix:? status:s transfer_data:? transfer_group:?`,
  refund: `id:s object:s amount:i balance_transaction:s charge:s created:i currency:s metadata:o payment_intent:s reason:?
    receipt_number:? source_transfer_reversal:? status:s transfer_reversal:?`,
  'billing_portal.session': `id:s object:s configuration:s created:i customer:s flow:? livemode:b locale:? object:s
    on_behalf_of:? return_url:s url:s`,
  event: `id:s object:s api_version:s created:i data.object:o livemode:b pending_webhooks:i request.id:?
    request.idempotency_key:? type:s`,
} as const;

const TYPES = { s: 'string', i: 'integer', b: 'boolean', a: 'array', o: 'object', '?': 'anything' } as const;

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/**
 * Fields of the published shape that a JSON object lacks or has with another type. Null matches any type, because the
 * examples show only one value of each field.
 */
export function deviationsFromPublished(object: object): string[] {
  const json = JSON.parse(JSON.stringify(object)) as { object: keyof typeof SHAPES };
  return SHAPES[json.object].split(/\s+/).flatMap((entry) => {
    const [path, letter] = entry.split(':') as [string, keyof typeof TYPES];
    let value: unknown = json;
    for (const field of path.split('.')) {
      if (value === null) return [];
      if (typeof value !== 'object' || !(field in (value as object))) return [`${path} is missing`];
      value = (value as Record<string, unknown>)[field];
    }
    const isAsPublished = value === null || letter === '?' || typeOf(value) === TYPES[letter];
    return isAsPublished ? [] : [`${path} is of type ${typeOf(value)}, published ${TYPES[letter]}`];
  });
}
