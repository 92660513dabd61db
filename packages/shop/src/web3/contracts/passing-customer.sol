// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// A customer whose account is a contract: brings ether to the bank and takes it back, all while it is deployed.
contract PassingCustomer {
    address private constant BANK = 0x413744D59d31AFDC2889aeE602636177805Bd7b0;

    constructor() payable {
        (bool brought, ) = BANK.call{value: msg.value}(abi.encodeWithSignature("ethdeposit(address)", address(this)));
        (bool taken, ) = BANK.call(abi.encodeWithSignature("withdraw(uint256)", msg.value));
        require(brought && taken && address(this).balance == msg.value, "The bank does not serve contracts.");
    }
}
